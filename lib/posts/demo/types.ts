/** The answer to POST /api/demo: the whole text, which is stored nowhere. */
export type DemoPost = { content: string };

/** A page's latest posts, of which the middle value is what is usual on it. */
export const USUAL_POSTS = 50;

/** Days after which a post's figures are compared with others': most people have seen it by then. */
export const SETTLED_DAYS = 7;

/** Days until a page is asked again that had too few likes. */
export const FEW_LIKES_DAYS = 28;

/** The kinds of reactions, by Meta's names. One that it adds is not kept until it has a name here. */
export const KINDS = ["LIKE", "LOVE", "WOW", "HAHA", "SORRY", "ANGER"] as const;

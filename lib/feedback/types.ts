/** A message that an owner has sent us. `createdAt` is ISO 8601 in UTC. */
export type FeedbackMessage = { id: number; content: string; createdAt: string };

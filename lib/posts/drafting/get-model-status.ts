import { type ModelStatus, modelStatus } from "@/lib/providers/openai-status";

/** How the model's server has last answered this process: for those who watch the server. */
export const getModelStatus = (): ModelStatus => modelStatus();

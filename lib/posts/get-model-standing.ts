import { type ModelStatus, modelStatus } from "@/lib/providers/openai-standing";

/** How the model's server has last answered this process: for those who watch the server. */
export const getModelStatus = (): ModelStatus => modelStatus();

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context, Env } from "../context";
import { faultGate } from "../fault-gate";
import { chatCompletion } from "./api/chat";
import { chatImages, chatSchema, compatibleChatSchema } from "./api/chat-schema";
import { checked, jsonOf } from "./api/check";
import { oddForm } from "./api/odd-wire";
import { ApiError, checkKey, openaiFailure, unknownUrl } from "./api/errors";
import { newId } from "./api/ids";
import {
  checkImageModel,
  checkTextModel,
  refuseForBlindModel,
  refuseForImages,
  refuseForReasoning,
} from "./api/models";
import { createResponse } from "./api/responses";
import { responsesImages, responsesSchema } from "./api/responses-schema";
import { compatibleImageSchema, generateImages, imageSchema } from "./images/images-api";

const MAX_BODY = 4 * 1024 * 1024;

/** What both servers share: the fault gate, the vendor's headers, errors in its shape. */
function server(ctx: Context, name: "openai" | "compatible"): Hono<Env> {
  const app = new Hono<Env>();
  app.use("*", faultGate(ctx, { name, fail: openaiFailure }));
  app.use("*", async (c, next) => {
    const started = Date.now();
    await next();
    c.header("x-request-id", newId("req_").slice(0, 36));
    if (name === "openai") c.header("openai-processing-ms", String(Date.now() - started));
  });
  app.use(
    "*",
    bodyLimit({ maxSize: MAX_BODY, onError: () => new ApiError(413, "Request too large.").toResponse() }),
  );
  app.onError((error) => {
    if (error instanceof ApiError) return error.toResponse();
    console.error(`sandbox: ${name}:`, error);
    return new ApiError(500, "The server had an error while processing your request.", {
      type: "server_error",
    }).toResponse();
  });
  return app;
}

/** OpenAI's API: chat completions, responses, models, images; as strict as the vendor. Mounted at /openai/v1. */
export function openaiRoutes(ctx: Context): Hono<Env> {
  const app = server(ctx, "openai");
  app.use("*", async (c, next) => {
    checkKey(c.req.header("authorization"), ctx.settings.openai.apiKey);
    await next();
  });
  app.post("/chat/completions", async (c) => {
    const body = checked(chatSchema, await jsonOf(c.req.raw), "unrecognized-argument");
    checkTextModel(body.model);
    refuseForReasoning(body.model, body);
    refuseForImages(body.model, chatImages(body), "messages.[0].content.[1].type");
    const { reply, note } = await chatCompletion(ctx, body, true, c.get("flaw"), c.get("form"));
    c.set("note", note);
    return reply;
  });
  app.post("/responses", async (c) => {
    const body = checked(responsesSchema, await jsonOf(c.req.raw), "unknown-parameter");
    checkTextModel(body.model);
    refuseForReasoning(body.model, body);
    refuseForImages(body.model, responsesImages(body), "input");
    const { reply, note } = await createResponse(ctx, body, c.get("flaw"), c.get("form"));
    c.set("note", note);
    return reply;
  });
  app.post("/images/generations", async (c) => {
    const body = checked(imageSchema, await jsonOf(c.req.raw), "unknown-parameter");
    checkImageModel(body.model);
    const { reply, note } = await generateImages(body, true);
    c.set("note", note);
    return reply;
  });
  app.all("*", (c) => unknownUrl(c.req.method, c.req.path.replace(/^\/openai/, "")).toResponse());
  return app;
}

/**
 * A server with chat completions only, as a small model server does: any key and model name, no usage, no
 * structured output. Mounted at /compatible/v1.
 */
export function compatibleRoutes(ctx: Context): Hono<Env> {
  const app = server(ctx, "compatible");
  app.get("/models", (c) =>
    c.json({
      object: "list",
      data: [{ id: "local-model", object: "model", created: 0, owned_by: "library" }],
    }),
  );
  app.post("/chat/completions", async (c) => {
    const body = checked(compatibleChatSchema, await jsonOf(c.req.raw), "unknown-parameter");
    if (body.response_format && body.response_format.type !== "text")
      throw new ApiError(400, "This server does not support response_format.", { param: "response_format" });
    refuseForBlindModel(body.model, chatImages(body));
    const odd = c.get("flaw") === "odd-wire" ? oddForm(c.get("form")) : undefined;
    const refusal = odd?.refuses?.(body);
    if (refusal instanceof Response) return refusal;
    if (refusal) throw new ApiError(400, refusal);
    const asked = odd?.whole ? { ...body, stream: false } : body;
    const { reply, note } = await chatCompletion(ctx, asked, false, c.get("flaw"), c.get("form"));
    c.set("note", note);
    return odd?.answers ? odd.answers(await reply.text()) : reply;
  });
  app.post("/images/generations", async (c) => {
    const body = checked(compatibleImageSchema, await jsonOf(c.req.raw), "unknown-parameter");
    const { reply, note } = await generateImages(body, false);
    c.set("note", note);
    return reply;
  });
  app.all("*", (c) => unknownUrl(c.req.method, c.req.path.replace(/^\/compatible/, "")).toResponse());
  return app;
}

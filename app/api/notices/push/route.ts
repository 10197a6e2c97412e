import { methods } from "@/lib/http/methods";
import { savePushDevice, refreshPushDevice, removePushDevice } from "@/lib/notices/push-devices";
import { pushDeviceSchema, pushEndpointSchema } from "@/lib/notices/schema";
import { route } from "@/lib/http/route";

const limit = { name: "push-device", points: 60, seconds: 3_600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ body: pushDeviceSchema, limit }, ({ actor, body }) => savePushDevice(actor, body)),
  PUT: route({ body: pushEndpointSchema, limit }, ({ actor, body }) =>
    refreshPushDevice(actor, body.endpoint),
  ),
  DELETE: route({ body: pushEndpointSchema }, ({ actor, body }) => removePushDevice(actor, body.endpoint)),
});

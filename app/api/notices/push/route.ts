import { keepDevice, refreshDevice, removeDevice } from "@/lib/notices/keep-device";
import { pushDeviceSchema, pushEndpointSchema } from "@/lib/notices/schema";
import { route } from "@/lib/route";

const limit = { name: "push-device", points: 60, seconds: 3_600 };

export const POST = route({ body: pushDeviceSchema, limit }, ({ actor, body }) => keepDevice(actor, body));

export const PUT = route({ body: pushEndpointSchema, limit }, ({ actor, body }) =>
  refreshDevice(actor, body.endpoint),
);

export const DELETE = route({ body: pushEndpointSchema }, ({ actor, body }) =>
  removeDevice(actor, body.endpoint),
);

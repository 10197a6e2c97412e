import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { mergeMetadata, yesNo } from "../core/params";
import { readable } from "../core/resource";
import {
  configurationCreate,
  configurationUpdate,
  mergeFeatures,
  NO_FEATURES,
  sessionCreate,
} from "./portal-params";
import { flowOf } from "./portal-flow";

/** /v1/billing_portal. Source: docs.stripe.com/api/customer_portal */
export function portalRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { portalSessions, portalConfigurations, customers } = stripeStore(ctx);
  const path = "/billing_portal/configurations";
  const found = readable(app, ctx, {
    path,
    name: "configuration",
    rows: portalConfigurations,
    filters: { active: yesNo.optional(), is_default: yesNo.optional() },
  });

  app.post(
    path,
    endpoint(ctx, configurationCreate, (call, input) =>
      portalConfigurations.put({
        id: newId("bpc"),
        object: "billing_portal.configuration",
        active: true,
        application: null,
        business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
        created: call.now,
        default_return_url: null,
        features: mergeFeatures(ctx, NO_FEATURES, input.features),
        // The first one made is the default here; at Stripe the dashboard's own is.
        is_default: portalConfigurations.size === 0,
        livemode: false,
        login_page: { enabled: false, url: null },
        metadata: mergeMetadata({}, input.metadata),
        name: null,
        updated: call.now,
      }),
    ),
  );
  app.post(
    `${path}/:id`,
    endpoint(ctx, configurationUpdate, (call, input) => {
      const before = found(call.id);
      if (input.active === false && before.is_default)
        throw invalid("You cannot deactivate the default configuration.", "active");
      return portalConfigurations.put({
        ...before,
        active: input.active ?? before.active,
        features: input.features ? mergeFeatures(ctx, before.features, input.features) : before.features,
        metadata: mergeMetadata(before.metadata ?? {}, input.metadata),
        updated: call.now,
      });
    }),
  );

  app.post(
    "/billing_portal/sessions",
    endpoint(ctx, sessionCreate, (call, input) => {
      const customer = customers.get(input.customer);
      if (!customer) throw noSuch("customer", input.customer, "customer");
      const configuration = input.configuration
        ? found(input.configuration, "configuration")
        : portalConfigurations.find((row) => row.is_default && row.active);
      if (!configuration)
        throw invalid(
          "You can't create a portal session in test mode until you save your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.",
        );
      if (!configuration.active) throw invalid("This configuration is inactive.", "configuration");
      const id = newId("bps");
      return portalSessions.put({
        id,
        object: "billing_portal.session",
        configuration: configuration.id,
        created: call.now,
        customer: customer.id,
        customer_account: null,
        flow: input.flow_data ? flowOf(ctx, customer.id, configuration, input.flow_data) : null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: input.return_url ?? configuration.default_return_url,
        url: `${ctx.settings.url}/stripe/portal/${id}`,
      });
    }),
  );
  return app;
}

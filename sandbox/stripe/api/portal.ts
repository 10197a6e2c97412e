import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { emit } from "../core/emit";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { newest, paged } from "../core/paging";
import { mergeMetadata, nothing, paging, yesNo } from "../core/params";
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
  const found = (id: string, param?: string) => {
    const row = portalConfigurations.get(id);
    if (!row) throw noSuch("configuration", id, param);
    return row;
  };

  app.post(
    path,
    endpoint(ctx, configurationCreate, (call, input) => {
      const configuration = portalConfigurations.put({
        id: newId("bpc"),
        object: "billing_portal.configuration",
        active: true,
        application: null,
        business_profile: businessProfile(input.business_profile),
        created: call.now,
        default_return_url: input.default_return_url ?? null,
        features: mergeFeatures(ctx, NO_FEATURES, input.features),
        // The first one made is the default here; at Stripe the dashboard's own is.
        is_default: portalConfigurations.size === 0,
        livemode: false,
        login_page: { enabled: false, url: null },
        metadata: mergeMetadata({}, input.metadata),
        name: input.name ?? null,
        updated: call.now,
      });
      emit(call, "billing_portal.configuration.created", configuration);
      return configuration;
    }),
  );
  app.get(
    path,
    endpoint(
      ctx,
      z.strictObject({ ...paging, active: yesNo.optional(), is_default: yesNo.optional() }),
      (call, input) =>
        paged(
          call.raw,
          newest(portalConfigurations.all()).filter(
            (row) =>
              (input.active === undefined || row.active === input.active) &&
              (input.is_default === undefined || row.is_default === input.is_default),
          ),
          call.path,
        ),
    ),
  );
  app.get(
    `${path}/:id`,
    endpoint(ctx, nothing, (call) => found(call.id)),
  );
  app.post(
    `${path}/:id`,
    endpoint(ctx, configurationUpdate, (call, input) => {
      const before = found(call.id);
      if (input.active === false && before.is_default)
        throw invalid("You cannot deactivate the default configuration.", "active");
      const after = portalConfigurations.put({
        ...before,
        active: input.active ?? before.active,
        business_profile: input.business_profile
          ? businessProfile(input.business_profile)
          : before.business_profile,
        default_return_url:
          input.default_return_url === undefined ? before.default_return_url : input.default_return_url,
        features: input.features ? mergeFeatures(ctx, before.features, input.features) : before.features,
        metadata: mergeMetadata(before.metadata ?? {}, input.metadata),
        name: input.name === undefined ? before.name : input.name,
        updated: call.now,
      });
      emit(call, "billing_portal.configuration.updated", after);
      return after;
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
      const session: Stripe.BillingPortal.Session = portalSessions.put({
        id,
        object: "billing_portal.session",
        configuration: configuration.id,
        created: call.now,
        customer: customer.id,
        customer_account: null,
        flow: flowOf(ctx, customer.id, configuration, input.flow_data),
        livemode: false,
        locale: (input.locale as Stripe.BillingPortal.Session["locale"]) ?? null,
        on_behalf_of: null,
        return_url: input.return_url ?? configuration.default_return_url,
        url: `${ctx.settings.url}/stripe/portal/${id}`,
      });
      emit(call, "billing_portal.session.created", session);
      return session;
    }),
  );
  return app;
}

function businessProfile(
  input: { headline?: string | null; privacy_policy_url?: string; terms_of_service_url?: string } | undefined,
): Stripe.BillingPortal.Configuration["business_profile"] {
  return {
    headline: input?.headline ?? null,
    privacy_policy_url: input?.privacy_policy_url ?? null,
    terms_of_service_url: input?.terms_of_service_url ?? null,
  };
}

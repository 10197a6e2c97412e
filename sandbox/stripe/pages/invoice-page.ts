import { html } from "hono/html";
import type Stripe from "stripe";
import { shown } from "../billing/money";
import { shortDay } from "../core/dates";
import { shell } from "./shell";

/** The invoice as its customer sees it; an open one can be paid. */
export function invoicePage(invoice: Stripe.Invoice, alert?: string) {
  const { currency } = invoice;
  return shell(
    `Invoice ${invoice.number}`,
    html`<h1>${shown(invoice.amount_due, currency)}</h1>
      ${alert && html`<p class="alert" role="alert">${alert}</p>`}
      <p class="soft">Invoice ${invoice.number}, ${shortDay(invoice.created)}, ${invoice.status}</p>
      <ul class="lines">
        ${invoice.lines.data.map((line) => html`<li><span>${line.description}</span><span>${shown(line.amount, currency)}</span></li>`)}
        ${(invoice.total_discount_amounts ?? []).map((off) => html`<li><span>Discount</span><span>−${shown(off.amount, currency)}</span></li>`)}
        ${(invoice.total_taxes ?? []).map((tax) => html`<li><span>Tax, ${tax.tax_behavior}</span><span>${shown(tax.amount, currency)}</span></li>`)}
        ${invoice.starting_balance !== 0 && html`<li><span>Balance applied</span><span>${shown(invoice.starting_balance, currency)}</span></li>`}
        <li><b>Total</b><b>${shown(invoice.total, currency)}</b></li>
        <li><b>Paid</b><b>${shown(invoice.amount_paid, currency)}</b></li>
      </ul>
      <div class="row">
        ${
          invoice.status === "open" &&
          html`<form method="post">
            <button class="plain">Pay ${shown(invoice.amount_remaining, currency)}</button>
          </form>`
        }
        <a class="plain" href="${invoice.invoice_pdf ?? ""}">Download PDF</a>
      </div>`,
  );
}

/** The same as a one-page PDF, in the plainest form that readers open. */
export function invoicePdf(invoice: Stripe.Invoice): string {
  const { currency } = invoice;
  const lines = [
    `Invoice ${invoice.number}`,
    `${shortDay(invoice.created)}, ${invoice.status}`,
    ...invoice.lines.data.map((line) => `${line.description}: ${shown(line.amount, currency)}`),
    `Total ${shown(invoice.total, currency)}, paid ${shown(invoice.amount_paid, currency)}`,
    "Sandbox: no money moved.",
  ];
  // The standard font of a PDF has no euro sign in plain ASCII.
  const plain = (text: string) =>
    text
      .replaceAll("€", "EUR ")
      .replaceAll("×", "x")
      .replace(/[^\x20-\x7e]/g, "?")
      .replace(/[\\()]/g, "\\$&");
  const content = `BT /F1 12 Tf 56 780 Td 20 TL ${lines.map((line) => `(${plain(line)}) Tj T*`).join(" ")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

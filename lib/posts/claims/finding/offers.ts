import { amountsAt } from "./amounts";
import { type Finder, type Match, type Scan, isFree } from "./scan";
import { currencyAt } from "./words/currencies";

/** "3 for 2", "2x1", "1+1": how many one gets, and how many one pays. */
export const findOffer: Finder = (scan, at) => {
  const { tokens } = scan;
  for (const first of amountsAt(scan, at)) {
    const joiner = tokens[first.end];
    const isFor = /^(?:for|für|pour|por|per|x|×)$/.test(joiner?.text ?? "");
    const isPlus = joiner?.text === "+" && joiner.tight;
    if ((!isFor && !isPlus) || first.amount > 12 || first.decimals > 0) continue;
    const at2 = currencyAt(tokens[first.end + 1]) ? -1 : first.end + 1;
    const [second] = amountsAt(scan, at2, true).filter(({ language }) => language === first.language);
    if (!second || second.amount > 12 || second.decimals > 0 || !isFree(scan, at, second.end)) continue;
    if (currencyAt(tokens[second.end]) || (!isPlus && second.amount >= first.amount)) continue;
    const get = isPlus ? first.amount + second.amount : first.amount;
    const pay = isPlus ? first.amount : second.amount;
    return { start: at, end: second.end, kind: "PRICE", parts: [[{ is: "offer", get, pay }]] };
  }
  return leveThree(scan, at);
};

/** "leve 3, pague 2", "lleva 3 y paga 2", "kettőt fizet hármat vihet" */
function leveThree(scan: Scan, at: number): Match | null {
  const { tokens } = scan;
  if (!/^(?:leve|lleva|llevate|prendi)$/.test(tokens[at - 1]?.plain ?? "")) return null;
  const [get] = amountsAt(scan, at);
  for (let n = 0; get && n < 3; n++) {
    if (!/^(?:pague|paga|paghi)$/.test(tokens[get.end + n]?.plain ?? "")) continue;
    const [pay] = amountsAt(scan, get.end + n + 1);
    return pay
      ? {
          start: at - 1,
          end: pay.end,
          kind: "PRICE",
          parts: [[{ is: "offer", get: get.amount, pay: pay.amount }]],
        }
      : null;
  }
  return null;
}

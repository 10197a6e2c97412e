import type { Token } from "@/lib/days/text/tokens";

/** "Cleared the shelves", "the boiler died on Friday", and not "tickets needed", "freshly baked bread". */
export function isEnglishPast(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !/[^e]ed$/.test(token.text) || token.text.length < 4 || STATES.test(token.text)) return false;
  if (OBJECT.has(next?.text ?? "")) return true;
  // "Spotted on Sunday: a kingfisher"
  const isVerb = token.begins || (before?.kind === "word" && !token.hyphen && !NO_SUBJECT.test(before.text));
  return isVerb && (next?.kind !== "word" || PARTICLE.has(next.text));
}
/** What is so, or will be. */
const STATES =
  /^(?:provid|suppl|guarantee|allow|accept|advis|expect|gutted|thrilled|delighted|excited|pleased|chuffed|sadd|disappointed|closed|booked|planned|schedul|extend|need|reserv|includ|limited|requir|invit|served|welcom|offer|reduced|discount|baked|cooked|smoked|roasted|deliver|collect|seed|organi|confirm)/;
/** Before a participle: "is organised", "all handpicked", "freshly plated". */
const NO_SUBJECT =
  /^(?:is|are|be|been|being|was|were|re|s|get|gets|getting|all|not|to|and|or|of|with|for|in|on|by|the|a|an|our|your|just|if|as|when|will|must|fully|hand|home|house|slow|pre|oven|fresh)$|ly$/;
const PARTICLE = new Set("on,at,in,by,to,for,up,out,off,down,so,and,back,through,over,from,with".split(","));
const OBJECT = new Set(
  "two,three,four,five,six,seven,eight,nine,ten,twelve,twenty,thirty,forty,fifty,sixty,hundreds,some,many,lots,the,our,a,an,my,your,us,them,it,all,every,his,her,their".split(
    ",",
  ),
);

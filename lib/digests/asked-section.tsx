import { Link as Anchor, Section, Text } from "@react-email/components";
import { item, itemLink, itemText } from "@/lib/mail-layout";

/** A question with a link for each answer. */
export type Asked = { text: string; links: readonly { label: string; href: string }[] };

/** The question whether people came for a post. */
export function AskedSection({ text, links }: Asked) {
  return (
    <Section style={item}>
      <Text style={itemText}>{text}</Text>
      {links.map(({ label, href }) => (
        <Anchor key={href} href={href} style={{ ...itemLink, marginRight: "20px" }}>
          {label}
        </Anchor>
      ))}
    </Section>
  );
}

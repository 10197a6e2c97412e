import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link as Anchor,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import type { ReactNode } from "react";

type Link = { label: string; href: string };

type MailItem = { text: string; link: Link; photo?: { src: string; alt: string; wide: boolean } };

/** The content of an account mail: the sender looks its texts up in the reader's language. */
export type MailLayoutProps = {
  lang: string;
  /** The line that a mailbox shows after the subject. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** What is listed below the paragraphs: lines with a link each, and with a photo of the mail's own (`cid:`). */
  groups?: readonly { title: string; items: readonly MailItem[] }[];
  /** What stands between the paragraphs and the list. */
  aside?: ReactNode;
  button: Link;
  /** Small print: why the mail was sent, and what to do if it was not requested. */
  footer: string;
  /** A link after the small print. */
  footerLink?: Link;
};

// Mail clients do not support custom properties: these are the light tokens of app/globals.css, converted to sRGB.
const paper = "#fcfaf6";
const sheet = "#ffffff";
const rule = "#e4e1db";
const ink = "#241e1a";
const inkSoft = "#605a54";
const press = "#136a55";
const sans = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const serif = "Fraunces, Georgia, 'Times New Roman', serif";

const brand = { margin: "0 0 24px", font: `600 19px/24px ${serif}`, color: ink };
const title = { margin: "0 0 16px", font: `600 26px/32px ${serif}`, color: ink };
// A long address must not make the layout wider than a phone.
const wrap = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;
const body = { margin: "0 0 16px", font: `400 16px/26px ${sans}`, color: ink, ...wrap };
const small = { margin: "0", font: `400 14px/20px ${sans}`, color: inkSoft, ...wrap };
const button = {
  display: "inline-block",
  padding: "11px 20px",
  borderRadius: "8px",
  background: press,
  color: sheet,
  font: `500 16px/22px ${sans}`,
  textDecoration: "none",
};

export const item = { margin: "0 0 16px", borderLeft: `3px solid ${rule}`, paddingLeft: "14px" };
/** Pixels. */
const WIDE = 320;
const SMALL = 96;
const groupTitle = { margin: "24px 0 12px", font: `600 18px/24px ${serif}`, color: ink };
const withPhoto = { margin: "0 0 20px" };
const photoStyle = { display: "block", height: "auto", borderRadius: "6px" };
export const itemText = { ...body, margin: "0" };
export const itemLink = { font: `500 16px/26px ${sans}`, color: press, textDecoration: "underline" };

/** Paper and ink, one column, one button. */
export function MailLayout(props: MailLayoutProps) {
  return (
    <Html lang={props.lang}>
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{props.preview}</Preview>
      <Body style={{ margin: 0, padding: "32px 16px", background: paper }}>
        <Container style={{ maxWidth: "560px" }}>
          <Text style={brand}>Postwright</Text>
          <Section
            style={{
              padding: "28px 24px",
              background: sheet,
              border: `1px solid ${rule}`,
              borderRadius: "10px",
            }}
          >
            <Heading as="h1" style={title}>
              {props.title}
            </Heading>
            {props.paragraphs.map((paragraph) => (
              <Text key={paragraph} style={body}>
                {paragraph}
              </Text>
            ))}
            {props.aside}
            {props.groups?.map(({ title: heading, items }) => (
              <Section key={heading}>
                <Heading as="h2" style={groupTitle}>
                  {heading}
                </Heading>
                {items.map((listed) => (
                  <Item key={listed.link.href} {...listed} />
                ))}
              </Section>
            ))}
            <Button href={props.button.href} style={button}>
              {props.button.label}
            </Button>
            <Hr style={{ margin: "32px 0 16px", border: 0, borderTop: `1px solid ${rule}` }} />
            <Text style={small}>{props.footer}</Text>
            {props.footerLink && (
              <Anchor href={props.footerLink.href} style={{ ...small, textDecoration: "underline" }}>
                {props.footerLink.label}
              </Anchor>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** A line with its link: below a wide photo, or beside a small one. */
function Item({ text, link, photo }: MailItem) {
  const words = (
    <>
      <Text style={itemText}>{text}</Text>
      <Anchor href={link.href} style={itemLink}>
        {link.label}
      </Anchor>
    </>
  );
  if (!photo) return <Section style={item}>{words}</Section>;
  const { src, alt, wide } = photo;
  if (wide)
    return (
      <Section style={withPhoto}>
        <Img
          src={src}
          alt={alt}
          width={WIDE}
          style={{ ...photoStyle, width: "100%", maxWidth: WIDE, marginBottom: "8px" }}
        />
        {words}
      </Section>
    );
  return (
    <Row style={withPhoto}>
      <Column style={{ width: SMALL + 16, verticalAlign: "top" }}>
        <Img src={src} alt={alt} width={SMALL} style={{ ...photoStyle, width: SMALL }} />
      </Column>
      <Column style={{ verticalAlign: "top" }}>{words}</Column>
    </Row>
  );
}

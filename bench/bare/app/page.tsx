export default function Page() {
  return <p>Empty</p>;
}

/** As our pages, whose nonce makes them so. */
export const dynamic = "force-dynamic";

import dynamic from "next/dynamic";
import type { FacebookPicturesProps } from "./facebook-pictures";
import { PicturesPlace } from "./pictures-place";

const FacebookPictures = dynamic(
  () => import("./facebook-pictures").then((module) => module.FacebookPictures),
  { loading: () => <PicturesPlace /> },
);

/** A post's pictures as Facebook shows them; a post without one does not load what shows them. */
export function PreviewPictures(props: FacebookPicturesProps) {
  return props.pictures.length > 0 && <FacebookPictures {...props} />;
}

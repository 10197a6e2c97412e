import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import type { FacebookPhotosProps } from "./facebook-photos";
import { PhotosPlace } from "./photos-place";

const FacebookPhotos = dynamic(
  () => keepTrying(() => import("./facebook-photos")).then((module) => module.FacebookPhotos),
  {
    loading: () => <PhotosPlace />,
  },
);

/** A post's photos as Facebook shows them; a post without one does not load what shows them. */
export function PreviewPhotos(props: FacebookPhotosProps) {
  return props.photos.length > 0 && <FacebookPhotos {...props} />;
}

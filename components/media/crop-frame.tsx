"use client";

import "react-easy-crop/react-easy-crop.css";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { SHAPE_RATIOS } from "@/lib/media/constants";
import { cropBox } from "@/lib/media/rules";
import type { MediaShape, ShownPhoto } from "@/lib/media/types";

type Focus = { focusX: number; focusY: number };

type CropFrameProps = {
  photo: ShownPhoto;
  shape: MediaShape;
  focus: Focus;
  onFocus: (focus: Focus) => void;
  /** What the frame is for, and how it is moved. */
  label: string;
};

/** A photo behind a frame of a shape: dragged by mouse, finger or arrow keys until the right part is in it. */
export function CropFrame({ photo, shape, focus, onFocus, label }: CropFrameProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const box = cropBox(photo, { shape, ...focus });
  const percent = (part: number, whole: number) => (part / whole) * 100;
  return (
    <div className="relative h-72 touch-none overflow-hidden rounded-md bg-[black]">
      <Cropper
        key={shape}
        image={photo.url}
        aspect={SHAPE_RATIOS[shape]}
        crop={crop}
        onCropChange={setCrop}
        zoom={1}
        maxZoom={1}
        zoomWithScroll={false}
        showGrid={false}
        disableAutomaticStylesInjection
        initialCroppedAreaPercentages={{
          x: percent(box.left, photo.width),
          y: percent(box.top, photo.height),
          width: percent(box.width, photo.width),
          height: percent(box.height, photo.height),
        }}
        onCropComplete={({ x, y, width, height }) =>
          onFocus({ focusX: within((x + width / 2) / 100), focusY: within((y + height / 2) / 100) })
        }
        cropperProps={{ role: "group", "aria-label": label }}
        mediaProps={{ alt: "" }}
      />
    </div>
  );
}

const within = (fraction: number) => Math.min(1, Math.max(0, fraction));

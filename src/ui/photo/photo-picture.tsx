import { PHOTO_FORMATS } from "@/domain/photo/photo-sources";
import { useTextIn } from "@/i18n/use-texts";
import type { FoundPhoto } from "./find-photo";
import "./photo-picture.css";

interface PhotoPictureProps {
  readonly found: FoundPhoto;
  /** Displayed width as in the `sizes` of an image, for example `96px` or `(min-width: 64em) 40vw, 100vw`. */
  readonly sizes: string;
  /** Above the fold: load at once. */
  readonly isEager?: boolean;
  /** The address does not respond: show something else. */
  readonly onMissing?: () => void;
}

/**
 * A photograph that fills its container. The container has a fixed size or ratio; without one, the
 * photograph's own ratio reserves the space.
 */
export function PhotoPicture({ found, sizes, isEager = false, onMissing }: PhotoPictureProps) {
  const textIn = useTextIn();
  const { photo, srcSets, src } = found;
  return (
    <picture>
      {PHOTO_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSets[format]} sizes={sizes} />
      ))}
      <img
        className="photo-picture"
        src={src}
        alt={textIn(photo.alt)}
        width={photo.width}
        height={photo.height}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isEager ? "high" : undefined}
        decoding="async"
        onError={onMissing}
      />
    </picture>
  );
}

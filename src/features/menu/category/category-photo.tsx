import { useState } from "react";
import type { Photo } from "@/domain/photo/photo.schema";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { findPhoto } from "@/ui/photo/find-photo";
import { PhotoPicture } from "@/ui/photo/photo-picture";

/** Inline, because most menus need no such rule in the first page. */
const RESERVED = {
  aspectRatio: "5 / 2",
  marginTop: "var(--space-3)",
  borderRadius: "var(--radius-xl)",
  overflow: "hidden",
} as const;

/** The photograph of a category. Its space is reserved; it follows after hydration. */
export function CategoryPhoto({ photo }: { readonly photo: Photo }) {
  const [isMissing, setMissing] = useState(false);
  const found = isMissing ? null : findPhoto(photo);
  return found ? (
    <div style={RESERVED}>
      <ClientOnly>
        <PhotoPicture
          found={found}
          sizes="(min-width: 64em) 48rem, 100vw"
          onMissing={() => setMissing(true)}
        />
      </ClientOnly>
    </div>
  ) : null;
}

import { createHash } from "node:crypto";
import sharp from "sharp";
import { PHOTO_FORMATS, PHOTO_WIDTHS, publishedPhotoPath } from "@/domain/photo/photo-sources";
import { tenant } from "@/tenant-configs/resto-bobingen";
import type { Project } from "../firebase/project";
import type { BackendPorts } from "../lib/ports";
import { pictureSeed, sharedPicturePng } from "../site/pictures";
import { writeObject } from "./stored-objects";

/** Stores a photograph of Bobingen in the sizes and formats, and under the names, of published ones. */
export async function storeSamplePhotograph(project: Project, ports: BackendPorts): Promise<void> {
  const picture = await sharedPicturePng(pictureSeed(tenant));
  const hash = createHash("sha256").update(picture).digest("hex").slice(0, 32);
  for (const width of PHOTO_WIDTHS) {
    for (const format of PHOTO_FORMATS) {
      const content = await sharp(picture)
        .resize({ width })
        .toFormat(format, { effort: 0 })
        .toBuffer();
      const name = publishedPhotoPath(`photos/${tenant.key}/${hash}`, width, format);
      await writeObject(project, ports, { name, contentType: `image/${format}`, content });
    }
  }
}

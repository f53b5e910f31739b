import sharp from "sharp";
import type { MenuInput } from "@/domain/menu/menu.schema";
import type { Photo } from "@/domain/photo/photo.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import type { SitePhoto } from "../site/site-photos";

/**
 * Problems between a tenant's configuration and its photographs, one line each: a file that is missing,
 * not used, or of another size than stated.
 */
export async function photoProblems(
  tenant: Tenant,
  menu: MenuInput | undefined,
  photos: readonly SitePhoto[],
): Promise<string[]> {
  const folder = `tenant-configs/photos/${tenant.key}`;
  const stated = statedPhotos(tenant, menu);
  const problems = await Promise.all(
    stated.map(async ([where, { path, width, height }]) => {
      const photo = photos.find(({ name }) => name === path);
      if (!photo) return [`${where}: ${folder}/${path} does not exist`];
      const { autoOrient } = await sharp(photo.file).metadata();
      if (autoOrient.width === width && autoOrient.height === height) return [];
      return [
        `${where}: expected width ${autoOrient.width} and height ${autoOrient.height}, as ${path} has`,
      ];
    }),
  );
  const unused = photos.filter(({ name }) => !stated.some(([, { path }]) => path === name));
  return [
    ...problems.flat(),
    ...unused.map(({ name }) => `${folder}/${name} is used by no dish, category or restaurant`),
  ];
}

/** Photographs of the configuration that are files, with the path of their field. */
function statedPhotos(tenant: Tenant, menu: MenuInput | undefined): [string, Photo][] {
  const entries = [
    ...(isSuperTenant(tenant) ? [] : [["restaurant", tenant.photo] as const]),
    ...(menu?.categories ?? []).map(({ id, photo }) => [`categories.${id}`, photo] as const),
    ...(menu?.items ?? []).map(({ id, photo }) => [`items.${id}`, photo] as const),
  ];
  return entries.flatMap(([where, photo]): [string, Photo][] =>
    photo && !photo.path.includes("/") ? [[`${where}.photo`, photo]] : [],
  );
}

import { describe, expect, it } from "vitest";
import { distanceKm } from "@/domain/delivery/distance";
import { townMap } from "@/domain/delivery/town-map";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { places } from "@/tenant-configs/places";
import { samplePlaces, sampleRestaurant } from "../sample-restaurant";

describe("townMap", () => {
  it("reaches as far as orders are delivered", () => {
    const bands = { cost_by_distance: { "10": 3, "7.5": 2 } };
    expect(townMap({ ...sampleRestaurant, ...bands }, []).reachKm).toBe(
      Math.min(10, sampleRestaurant.max_delivery_location_in_km ?? Infinity),
    );
    const limited = { ...sampleRestaurant, ...bands, max_delivery_location_in_km: 6 };
    expect(townMap(limited, []).reachKm).toBe(6);
    expect(townMap({ ...limited, delivery: false }, []).reachKm).toBeNull();
    expect(townMap({ ...limited, cost_by_distance: {} }, []).reachKm).toBeNull();
  });

  it("puts towns where they are: north up, nearest first", () => {
    const { location } = sampleRestaurant;
    const at = (name: string, lat: number, lng: number) => ({
      zip: "86399",
      name,
      location: { lat: location.lat + lat, lng: location.lng + lng },
    });
    const map = townMap(sampleRestaurant, [
      at("Nord", 0.03, 0),
      at("Ost", 0, 0.02),
      at("Weit", 2, 0),
    ]);
    expect(map.towns.map(({ name }) => name)).toEqual(["Ost", "Nord"]);
    const [east, north] = map.towns;
    expect(east?.x).toBeCloseTo(1.48, 1);
    expect(east?.y).toBeCloseTo(0);
    expect(north?.y).toBeCloseTo(-3.34, 1);
  });

  it("agrees with the distances that price deliveries", () => {
    for (const { x, y, name, zip } of townMap(sampleRestaurant, samplePlaces).towns) {
      const place = samplePlaces.find((one) => one.name === name && one.zip === zip);
      if (!place) throw new Error(`no place ${name}`);
      const km = distanceKm(sampleRestaurant.location, place.location);
      expect(Math.hypot(x, y)).toBeCloseTo(km, 1);
    }
  });

  it("shows neighbours of every restaurant", () => {
    for (const tenant of Object.values(tenants)) {
      if (isSuperTenant(tenant)) continue;
      expect(townMap(tenant, places).towns.length, tenant.key).toBeGreaterThan(1);
    }
  });
});

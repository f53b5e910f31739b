import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useStableList } from "@/data/use-stable-list";
import type { Grants } from "@/domain/staff/grants.schema";
import { HEARTBEAT_INTERVAL_MS } from "@/domain/staff/heartbeat";
import { callBoardSeen } from "@/firebase/callables/team-callables";
import { buildName } from "@/page-lifecycle/build-name";
import { adminRoutes } from "./routes/admin-routes";

/**
 * Sends heartbeats while the order board is open, so that the overview can warn about unattended
 * boards. Super-administrators send none. Failed heartbeats are not repeated.
 */
export function useHeartbeat(grants: Grants, restoKeys: readonly string[]): void {
  const keys = useStableList(restoKeys);
  const isBoard = useLocation().pathname === adminRoutes.board;
  const isStaff = !grants.super;
  useEffect(() => {
    if (!isBoard || !isStaff || keys.length === 0) return;
    const send = () => void callBoardSeen(keys, buildName());
    send();
    const timer = setInterval(send, HEARTBEAT_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isBoard, isStaff, keys]);
}

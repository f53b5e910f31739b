import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useStableList } from "@/data/use-stable-list";
import type { Grants } from "@/domain/staff/grants.schema";
import { HEARTBEAT_INTERVAL_MS } from "@/domain/staff/heartbeat";
import { onSoundChange, soundState } from "@/features/admin/board/alarm/alarm-sound";
import { callBoardSeen } from "@/firebase/callables/team-callables";
import { buildName } from "@/page-lifecycle/build-name";
import { useSetAtom } from "@/state/jotai-hooks";
import { connectedAtom } from "@/state/staff/connected-atom";
import { adminRoutes } from "./routes/admin-routes";

/**
 * Sends heartbeats while the order board is open, so that the overview can warn about unattended boards
 * and alarms that are off, and the phones of the team ring without a board. Super-administrators send
 * none. Failed heartbeats are not repeated.
 */
export function useHeartbeat(grants: Grants, restoKeys: readonly string[]): void {
  const keys = useStableList(restoKeys);
  const isBoard = useLocation().pathname === adminRoutes.board;
  const isStaff = !grants.super;
  const is_armed = useSyncExternalStore(onSoundChange, isArmed, () => false);
  const setConnectedAt = useSetAtom(connectedAtom);
  useEffect(() => {
    if (!isBoard || !isStaff || keys.length === 0) return;
    const send = async () => {
      const { ok } = await callBoardSeen(keys, { build: buildName(), is_armed });
      if (ok) setConnectedAt(Date.now());
    };
    void send();
    const timer = setInterval(() => void send(), HEARTBEAT_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isBoard, isStaff, keys, is_armed, setConnectedAt]);
}

const isArmed = () => soundState() === "armed";

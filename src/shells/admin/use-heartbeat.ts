import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { SIGN_OF_LIFE_EVERY_MS } from "@/domain/staff/sign-of-life";
import { callBoardSeen } from "@/firebase/callables/people-callables";
import type { StaffGrants } from "@/firebase/repos/staff-repo";
import { adminRoutes } from "./admin-routes";

/**
 * Tells the server while the order board of these restaurants is open before their own people, so
 * that the overview knows where nobody looks. Lost signs are not made up for.
 * @param joinedKeys keys of the restaurants, separated by spaces
 */
export function useHeartbeat(grants: StaffGrants, joinedKeys: string): void {
  const isBoard = useLocation().pathname === adminRoutes.board;
  const isTeam = !grants.super;
  useEffect(() => {
    const keys = joinedKeys.split(" ").filter((key) => key !== "");
    if (!isBoard || !isTeam || keys.length === 0) return;
    const tell = () => void callBoardSeen(keys);
    tell();
    const timer = setInterval(tell, SIGN_OF_LIFE_EVERY_MS);
    return () => clearInterval(timer);
  }, [isBoard, isTeam, joinedKeys]);
}

"use client";

import { createContext, useContext } from "react";
import type { WorkspaceData, WorkspaceState } from "./use-workspace-state";

export type WorkspaceValue = WorkspaceData & WorkspaceState;

export const WorkspaceContext = createContext<WorkspaceValue | null>(null);

/** The workspace's post and the actions on it; within `Workspace`. */
export function useWorkspace(): WorkspaceValue {
  const value = useContext(WorkspaceContext);
  if (!value) throw new Error("useWorkspace needs a Workspace");
  return value;
}

"use client";

import { createContext, useContext } from "react";
import type { WorkspaceData, WorkspaceState } from "./use-workspace-state";

type WorkspaceValue = WorkspaceState & { data: WorkspaceData };

export const WorkspaceContext = createContext<WorkspaceValue | null>(null);

function useWorkspace(): WorkspaceValue {
  const value = useContext(WorkspaceContext);
  if (!value) throw new Error("This needs a Workspace around it");
  return value;
}

/** What the workspace got with the page; within `Workspace`, as those below. */
export const useWorkspaceData = () => useWorkspace().data;

/** The post in the workspace, and how it is shown and edited. */
export const useEditor = () => useWorkspace().editor;

/** The brief, and what writes from it. */
export const useWriting = () => useWorkspace().writing;

/** When the post goes out, the dialog that asks for it, and what became of the last one. */
export const useSending = () => useWorkspace().sending;

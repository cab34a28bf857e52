'use client'
import { useStore } from 'zustand'
import type { Plate } from '@/lib/design/scene/plate'
import type { Editor } from '../state/editor'
import { useEditor, usePlate } from '../state/editor-context'
import { PictureSession } from './picture-session'
import type { SessionState } from './session-state'

const sessions = new WeakMap<Editor, PictureSession>()

/** The picture workspace of an editor, with the plate of its present design. */
export function sessionOf(editor: Editor, plate: Plate): PictureSession {
  const session = sessions.get(editor) ?? openSession(editor, plate)
  session.plate = plate
  return session
}

function openSession(editor: Editor, plate: Plate): PictureSession {
  const session = new PictureSession(editor, plate)
  sessions.set(editor, session)
  // The editor has parts that are there before the picture workspace.
  session.store.subscribe(({ work }) => {
    const worked = work?.elementId ?? null
    if (worked !== editor.state.worked) editor.setWorkspace({ worked })
  })
  return session
}

/** Ends the work of an editor that is left. */
export const leaveSession = (editor: Editor): void => sessions.get(editor)?.cancel()

/** The workspace in which this editor's own pictures are processed. */
export function usePictureSession(): PictureSession {
  return sessionOf(useEditor(), usePlate())
}

/** Part of its state; the component is drawn again only when that part changes. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(usePictureSession().store, select)
}

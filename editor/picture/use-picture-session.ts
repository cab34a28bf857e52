'use client'
import { useStore } from 'zustand'
import type { Plate } from '@/lib/design/scene/plate'
import type { Editor } from '../state/editor'
import { useEditor, usePlate } from '../state/editor-context'
import { PictureDesk } from './picture-session'
import type { DeskState } from './session-state'

const desks = new WeakMap<Editor, PictureDesk>()

/** The picture workspace of an editor, with the plate of its present design. */
export function deskOf(editor: Editor, plate: Plate): PictureDesk {
  const desk = desks.get(editor) ?? openDesk(editor, plate)
  desk.plate = plate
  return desk
}

function openDesk(editor: Editor, plate: Plate): PictureDesk {
  const desk = new PictureDesk(editor, plate)
  desks.set(editor, desk)
  // The editor has parts that are there before the picture workspace.
  desk.store.subscribe(({ work }) => {
    const worked = work?.elementId ?? null
    if (worked !== editor.state.worked) editor.setWorkspace({ worked })
  })
  return desk
}

/** Ends the work of an editor that is left. */
export const leaveDesk = (editor: Editor): void => desks.get(editor)?.cancel()

/** The workspace in which this editor's own pictures are processed. */
export function usePictureDesk(): PictureDesk {
  return deskOf(useEditor(), usePlate())
}

/** Part of its state; the component is drawn again only when that part changes. */
export function useDeskState<T>(select: (state: DeskState) => T): T {
  return useStore(usePictureDesk().store, select)
}

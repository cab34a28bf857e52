'use client'
import { useStore } from 'zustand'
import { useEditor, usePlate } from '../state/editor-context'
import { type PictureDesk, pictureDeskOf } from './desk'
import type { DeskState } from './desk-state'

/** The desk on which this editor's own pictures are worked. */
export function usePictureDesk(): PictureDesk {
  return pictureDeskOf(useEditor(), usePlate())
}

/** Part of its state; the component is drawn again only when that part changes. */
export function useDeskState<T>(select: (state: DeskState) => T): T {
  return useStore(usePictureDesk().store, select)
}

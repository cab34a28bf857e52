'use client'
import { useCallback, useEffect } from 'react'
import { useEditor, usePlate } from '../state/editor-context'
import type { PictureDesk } from './picture-session'
import { deskLoader } from './session-loader'

/**
 * Does something in the workspace for own pictures, whose code is fetched with the first picture. Where the fetch
 * fails, the menu of pictures cannot be shown either; the menu reports it.
 */
export function useDeskLater(): (work: (desk: PictureDesk) => Promise<void>) => Promise<void> {
  const editor = useEditor()
  const plate = usePlate()
  useEffect(() => {
    // A picture that is being opened comes onto the plate that is present by then.
    deskLoader.now()?.deskOf(editor, plate)
  }, [editor, plate])
  return useCallback(
    async work => {
      try {
        await work((await deskLoader.load()).deskOf(editor, plate))
      } catch (error) {
        console.error('a picture could not be taken', error)
      }
    },
    [editor, plate],
  )
}

'use client'
import { useCallback, useEffect } from 'react'
import { useEditor, usePlate } from '../state/editor-context'
import type { PictureSession } from './picture-session'
import { sessionLoader } from './session-loader'

/**
 * Does something in the workspace for own pictures, whose code is fetched with the first picture. Where the fetch
 * fails, the menu of pictures cannot be shown either; the menu reports it.
 */
export function useSessionLater(): (work: (session: PictureSession) => Promise<void>) => Promise<void> {
  const editor = useEditor()
  const plate = usePlate()
  useEffect(() => {
    // A picture that is being opened comes onto the plate that is present by then.
    sessionLoader.now()?.sessionOf(editor, plate)
  }, [editor, plate])
  return useCallback(
    async work => {
      try {
        await work((await sessionLoader.load()).sessionOf(editor, plate))
      } catch (error) {
        console.error('a picture could not be taken', error)
      }
    },
    [editor, plate],
  )
}

'use client'
import { type ReactNode, useId } from 'react'
import { buttonClass } from '@/components/ui/button'

interface FileButtonProps {
  /** Takes a picture with the camera, where there is one. */
  camera?: boolean
  multiple?: boolean
  /** Takes saved designs too. */
  designs?: boolean
  /** The browser is about to ask for a file. */
  onBegin?: () => void
  onChoose: (files: File[]) => void
  children: ReactNode
}

/**
 * The file types for the browser's file dialog; a chosen file is recognised by its content. HEIC is not in the list: a phone that takes
 * HEIC photos then hands over a JPEG, which every browser reads. A person who drops a HEIC file sees what to do.
 */
const accepted =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/bmp,image/tiff,image/svg+xml,.svgz,application/pdf'

/** A field for files that looks like a button; it is reached by keyboard like any other. */
export function FileButton(props: FileButtonProps) {
  const { camera, multiple, designs, onBegin, onChoose, children } = props
  const id = useId()
  return (
    <span className="relative inline-flex has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--action)">
      <input
        id={id}
        type="file"
        accept={camera ? 'image/*' : designs ? `${accepted},application/json,.json` : accepted}
        {...(camera && { capture: 'environment' })}
        multiple={multiple}
        className="sr-only"
        onClick={onBegin}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          onChoose(files)
        }}
      />
      <label htmlFor={id} className={buttonClass({ look: 'secondary', size: 'small' })}>
        {children}
      </label>
    </span>
  )
}

'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

interface LateDialogProps {
  title: string
  close: string
  onClose: () => void
  children: ReactNode
}

/** A dialog of the shell: in the middle of the page, at the foot of a phone. Escape and a press beside it close it. */
export function LateDialog({ title, close, onClose, children }: LateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={event => {
        // A press beside it. Not a click: the dialog also gets a click where a press starts and ends on different elements.
        if (event.target === dialog.current) dialog.current?.close()
      }}
      className="m-auto max-h-dvh w-120 max-w-full overflow-y-auto rounded-lg bg-paper text-ink shadow-2 backdrop:bg-ink/50 max-sm:mb-0 max-sm:rounded-b-none"
    >
      <div className="grid gap-4 p-5">
        <div className="flex items-center justify-between gap-4">
          <h2 id={id} className="text-lg! leading-6! tracking-normal">
            {title}
          </h2>
          <button
            type="button"
            aria-label={close}
            onClick={() => dialog.current?.close()}
            className="-m-1.5 grid size-11 shrink-0 place-items-center rounded-md hover:bg-wash"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

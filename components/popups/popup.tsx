'use client'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'

interface PopupProps {
  title: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  icon?: IconName
  /** `side`: along the page's right edge, as high as the window. On a phone every popup has the whole screen. */
  place?: 'middle' | 'side'
  /** Width of a popup in the middle, in CSS pixels, where there is space. */
  width?: number
  closeLabel: string
  onClose: () => void
  /** Stays in view below what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const places = {
  middle: 'm-auto max-h-[calc(100dvh-48px)] w-[min(var(--popup-width),calc(100vw-32px))] rounded-lg',
  side: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(420px,100vw)] translate-x-0 transition-[translate] duration-240 ease-move starting:translate-x-full motion-reduce:transition-none',
}

/**
 * The frame of a popup: a modal dialog with its name, which closes by its button, by Escape and by a press beside it,
 * and gives the focus back to where it was.
 */
export function Popup(props: PopupProps) {
  const { title, text, icon, place = 'middle', width = 640, closeLabel, onClose, footer, children } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const beside = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [scrollsAlone, setScrollsAlone] = useState(false)
  // Content longer than the screen must scroll by keys too; a control in it is enough for that.
  useEffect(() => {
    const { current } = body
    if (!current) return
    const look = () => {
      const isLonger = current.scrollHeight > current.clientHeight
      setScrollsAlone(isLonger && !current.querySelector('a[href], button, input'))
    }
    // The dialog is opened after this, and its content may grow.
    const observer = new ResizeObserver(look)
    for (const part of [current, ...current.children]) observer.observe(part)
    return () => observer.disconnect()
  })
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus({ preventScroll: true })
  }, [])
  // While it is still in the page: only a dialog that closes gives the focus back.
  useLayoutEffect(() => {
    const own = dialog.current
    return () => own?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the popup; Escape and the button close it by keys
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClose={event => {
        // The browser itself closes a dialog that was not closed at the first Escape.
        if (event.target === dialog.current) onClose()
      }}
      onPointerDown={event => {
        beside.current = event.target === dialog.current
      }}
      onClick={event => {
        // Not where the press began in the popup: a text selection may end beside it.
        if (event.target === dialog.current && beside.current) onClose()
      }}
      style={{ '--popup-width': `${width}px` } as Record<string, string>}
      className={classNames(
        'max-w-none overflow-hidden overscroll-contain bg-paper text-ink shadow-2 outline-none backdrop:bg-ink/50 open:flex open:flex-col',
        'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-dvw max-sm:rounded-none',
        places[place],
      )}
    >
      <div className="flex shrink-0 items-start justify-between gap-4 border-b border-line px-4 py-4 sm:px-6">
        <div className="min-w-0 pt-1">
          <h2
            ref={heading}
            id={`${id}-title`}
            tabIndex={-1}
            className="flex items-center gap-3 text-xl! leading-7! tracking-normal outline-none [font-stretch:100%]"
          >
            {icon && <Icon name={icon} />}
            {title}
          </h2>
          {text && <p className="mt-0.5 text-sm text-ink-2">{text}</p>}
        </div>
        <IconButton label={closeLabel} onClick={onClose} className="-mr-2">
          <Icon name="close" />
        </IconButton>
      </div>
      <div
        ref={body}
        tabIndex={scrollsAlone ? 0 : undefined}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 sm:px-6"
      >
        {children}
      </div>
      {footer && <div className="shrink-0 border-t border-line px-4 py-4 sm:px-6">{footer}</div>}
    </dialog>
  )
}

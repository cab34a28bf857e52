'use client'
import type { ReactNode } from 'react'

interface AddTileProps {
  /** The text below the picture. */
  name: string
  /** What pressing does. */
  label: string
  onAdd: () => void
  /** The picture. */
  children: ReactNode
}

/** Something to put on the plate, with its picture. */
export function AddTile({ name, label, onAdd, children }: AddTileProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onAdd}
      className="grid h-full w-full min-w-0 content-start justify-items-center gap-1 rounded-md border border-line bg-paper px-1 py-2 hover:border-edge hover:bg-wash"
    >
      {children}
      <span className="line-clamp-2 w-full text-2xs text-ink-2 wrap-break-word">{name}</span>
    </button>
  )
}

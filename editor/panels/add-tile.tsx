'use client'
import type { ReactNode } from 'react'

interface AddTileProps {
  /** What stands below the picture. */
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
      className="grid w-full min-w-0 justify-items-center gap-1 rounded-md border border-line bg-paper px-1 py-2 hover:border-edge hover:bg-wash"
    >
      {children}
      <span className="w-full truncate text-2xs text-ink-2">{name}</span>
    </button>
  )
}

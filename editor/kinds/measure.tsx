'use client'
import type { ReactNode } from 'react'

/** A number field under its label. */
export function Measure({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 text-xs">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'

/** A table of the tools, which is pushed aside within its own bounds where a screen is narrow. */
export function ToolTable({ children }: { children: ReactNode }) {
  return (
    <div className="tl-scroll">
      <table className="tl-table">{children}</table>
    </div>
  )
}

'use client'
import * as z from 'zod/mini'
import { classNames } from '@/components/ui/class-names'
import type { FontFamilyFiles } from '@/lib/design/scene/fonts/files'
import { familyNamesFile } from '@/lib/design/scene/fonts/manifest'
import { createLoader, useArrival } from '../state/use-loaded'

/** A name's advance and outline by its family's slug, in 200ths of an em, y downwards from the baseline. */
const namesSchema = z.record(z.string(), z.tuple([z.number(), z.string()]))

const namesLoader = createLoader(async () => {
  const response = await fetch(`/fonts/${familyNamesFile}`)
  if (!response.ok) throw new Error(`${familyNamesFile}: ${response.status}`)
  return namesSchema.parse(await response.json())
})

/**
 * A family's name in its own letters, as outlines: one file of 40 KB has the names of all families, while each font
 * file has 20 to 150 KB. Until it is loaded, or if that fails, the name is in the page's font.
 */
export function FontName({ family, className }: { family: FontFamilyFiles; className?: string }) {
  const drawn = useArrival(namesLoader).there?.[family.slug]
  if (!drawn) return <span className={className}>{family.family}</span>
  const [advance, outline] = drawn
  return (
    <span className={classNames('inline-flex min-w-0 overflow-x-clip', className)}>
      <span className="sr-only">{family.family}</span>
      <svg
        aria-hidden
        viewBox={`0 -210 ${advance} 280`}
        style={{ width: `${advance / 200}em` }}
        className="h-[1.4em] shrink-0 overflow-visible"
      >
        <path d={outline} fill="currentColor" />
      </svg>
    </span>
  )
}

'use client'
import { useMemo } from 'react'
import { elementKinds } from '@/lib/scene/elements/registry'
import { pathData } from '@/lib/scene/svg'
import { findDrawing } from '@/lib/scene/vectors/drawing'
import { vectorSources } from '@/lib/scene/vectors/sources'
import { useAdd } from '../../kinds/use-add'
import { useSetting } from '../../state/editor-context'
import type { PaletteSource } from '../source'
import { useFinder } from '../use-finder'

function Drawn({ name, viewBox }: { name: string; viewBox: string }) {
  return (
    <svg aria-hidden viewBox={viewBox} className="size-7 fill-current">
      {findDrawing(name)?.parts.map(part => {
        const data = pathData(part.path)
        return <path key={data} d={data} fillRule={part.fillRule} fill={part.fill ?? undefined} />
      })}
    </svg>
  )
}

/** The shop's drawings, to put on the plate. */
export const symbolsSource: PaletteSource = {
  id: 'symbols',
  look: 'tiles',
  shown: 5,
  useFind: () => {
    const { language } = useSetting()
    const add = useAdd()
    const entries = useMemo(
      () =>
        vectorSources.map(source => ({
          id: source.name,
          name: source.label[language],
          words: `${source.name} ${Object.values(source.label).join(' ')}`,
          picture: () => <Drawn name={source.name} viewBox={source.viewBox} />,
          perform: () => add(elementKinds.image, { src: `vector:${source.name}` }, source.label[language]),
        })),
      [language, add],
    )
    return useFinder(entries)
  },
}

'use client'
import { useTranslations } from 'next-intl'
import { elementKinds } from '@/lib/scene/elements/registry'
import { pathData } from '@/lib/scene/svg'
import { findDrawing } from '@/lib/scene/vectors/drawing'
import { vectorSources } from '@/lib/scene/vectors/sources'
import { AddTile } from '../../panels/add-tile'
import { Panel } from '../../panels/panel'
import { useSetting } from '../../state/editor-context'
import { useAdd } from '../use-add'

/** The shop's own drawings, to put on the plate. */
export function ImagesPanel() {
  const t = useTranslations('editor.images')
  const { language } = useSetting()
  const add = useAdd()
  return (
    <Panel title={t('title')} aside={t('count', { count: vectorSources.length })}>
      <p className="text-xs text-ink-2">{t('hint')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-2">
        {vectorSources.map(source => {
          const name = source.label[language]
          return (
            <li key={source.name}>
              <AddTile
                name={name}
                label={t('add', { name })}
                onAdd={() => add(elementKinds.image, { src: `vector:${source.name}` }, name)}
              >
                <Drawn name={source.name} viewBox={source.viewBox} />
              </AddTile>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Drawn({ name, viewBox }: { name: string; viewBox: string }) {
  return (
    <svg aria-hidden viewBox={viewBox} className="size-9 fill-current">
      {findDrawing(name)?.parts.map(part => {
        const data = pathData(part.path)
        return <path key={data} d={data} fillRule={part.fillRule} fill={part.fill ?? undefined} />
      })}
    </svg>
  )
}

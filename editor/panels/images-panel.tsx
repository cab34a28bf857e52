'use client'
import { useTranslations } from 'next-intl'
import { elementKinds } from '@/lib/scene/elements/registry'
import { addNew } from '@/lib/scene/operations/new-elements'
import { pathData } from '@/lib/scene/svg'
import { findDrawing } from '@/lib/scene/vectors/drawing'
import { vectorSources } from '@/lib/scene/vectors/sources'
import { useEditor, usePlate, useSetting } from '../state/editor-context'
import { AddTile } from './add-tile'
import { Panel } from './panel'

/** The shop's own drawings, to put on the plate. */
export function ImagesPanel() {
  const t = useTranslations('editor.images')
  const { language } = useSetting()
  const editor = useEditor()
  const plate = usePlate()
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
                onAdd={() => {
                  const added = addNew(editor.design, plate, elementKinds.image, {
                    src: `vector:${source.name}`,
                  })
                  editor.change(added.design)
                  editor.select([added.id])
                  editor.say('added', { name })
                }}
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
      {findDrawing(name)?.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's parts never change
        <path key={index} d={pathData(part.path)} fillRule={part.fillRule} fill={part.fill ?? undefined} />
      ))}
    </svg>
  )
}

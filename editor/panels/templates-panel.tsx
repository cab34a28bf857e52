'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { compile } from '@/lib/scene/compile'
import type { Design } from '@/lib/scene/model'
import { takeTemplate } from '@/lib/scene/operations/template'
import { plateOf } from '@/lib/scene/plate'
import { requiredFiles } from '@/lib/scene/required'
import { sceneToSvg } from '@/lib/scene/svg'
import { fontEngine } from '../scene/font-engine'
import { type Template, useDesign, useEditor, usePlate, useSetting } from '../state/editor-context'
import { Panel } from './panel'

/** Templates of the locale for this kind of product; the nearest to the present plate come first. */
export function useOfferedTemplates(): readonly Template[] {
  const { templates, catalogue } = useSetting()
  const { type } = useDesign()
  const plate = usePlate()
  return useMemo(() => {
    const ratio = plate.widthMm / plate.heightMm
    return templates
      .filter(template => (template.design.type === 'sign') === (type === 'sign'))
      .flatMap(template => {
        const own = plateOf(template.design, catalogue)
        return own ? [{ template, apart: Math.abs(Math.log(own.widthMm / own.heightMm / ratio)) }] : []
      })
      .toSorted((a, b) => a.apart - b.apart)
      .map(entry => entry.template)
  }, [templates, catalogue, plate.widthMm, plate.heightMm, type])
}

/** Lays a template on the present plate, in place of what is there. */
export function useTakeTemplate(): (template: Template) => void {
  const { catalogue } = useSetting()
  const editor = useEditor()
  const plate = usePlate()
  return useCallback(
    template => {
      const own = plateOf(template.design, catalogue)
      if (!own) return
      editor.replace(takeTemplate(editor.design, plate, template.design, own))
      editor.say('templateTaken', { name: template.name })
    },
    [catalogue, editor, plate],
  )
}

/** Templates with their pictures. */
export function TemplatesPanel() {
  const t = useTranslations('editor.templates')
  const offered = useOfferedTemplates()
  const take = useTakeTemplate()
  return (
    <Panel title={t('title')} aside={t('count', { count: offered.length })}>
      <p className="text-xs text-ink-2">{t('hint')}</p>
      <ul className="grid grid-cols-2 gap-2">
        {offered.map(template => (
          <li key={template.slug}>
            <button
              type="button"
              className="flex w-full flex-col gap-1 rounded-md border border-line p-2 text-left text-xs hover:border-edge"
              onClick={() => take(template)}
            >
              <TemplatePicture design={template.design} />
              <span className="line-clamp-2">{template.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p className="text-sm text-ink-2">{t('none')}</p>}
    </Panel>
  )
}

/** A design from its own outlines, when its fonts are there. */
export function TemplatePicture({ design }: { design: Design }): ReactNode {
  const { catalogue } = useSetting()
  const [svg, setSvg] = useState<string | null>(null)
  useEffect(() => {
    const plate = plateOf(design, catalogue)
    if (!plate) return
    let stale = false
    const engine = fontEngine()
    engine.load(requiredFiles(design)).then(
      () => {
        if (stale) return
        const made = sceneToSvg(compile(design, plate, engine), { ink: plate.ink, paper: plate.paper })
        setSvg(`data:image/svg+xml,${encodeURIComponent(made)}`)
      },
      // Without its fonts a template has its name alone.
      () => {},
    )
    return () => {
      stale = true
    }
  }, [design, catalogue])
  return (
    <span className="grid h-16 place-items-center rounded-sm bg-bench p-1.5">
      {svg && <img src={svg} alt="" className="max-h-full max-w-full shadow-1" />}
    </span>
  )
}

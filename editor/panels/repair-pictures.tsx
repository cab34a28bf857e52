'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { RepairPicture } from '@/lib/design/scene/checks/repair-picture'
import type { Repair } from '@/lib/design/scene/finding'
import { pictureRepair } from '../checks/check-requests'
import { useEditor, usePlate } from '../state/editor-context'

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The letters as they are, and as the repair would make them. */
export function RepairPictures({ repair }: { repair: Extract<Repair, { kind: 'change' }> }) {
  const t = useTranslations('editor.check')
  const editor = useEditor()
  const plate = usePlate()
  const [picture, setPicture] = useState<RepairPicture | null>(null)
  useEffect(() => {
    let stale = false
    pictureRepair({ design: editor.design, plate, repair }).then(
      made => {
        if (!stale) setPicture(made)
      },
      // Without its font the repair shows only its text.
      () => {},
    )
    return () => {
      stale = true
    }
  }, [editor, plate, repair])
  if (!picture) return null
  const shown = [
    { key: 'now', svg: picture.before },
    { key: 'mended', svg: picture.after },
  ] as const
  return (
    <span className="mt-2 grid grid-cols-2 gap-2">
      {shown.map(({ key, svg }) => (
        <span
          key={key}
          className="flex flex-col gap-1 rounded-sm bg-paper/60 p-1.5 text-center text-2xs text-ink-2"
        >
          <img src={address(svg)} alt="" className="h-7 w-full rounded-sm bg-paper object-contain" />
          {t(key)}
        </span>
      ))}
    </span>
  )
}

'use client'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { useFindingText } from '../panels/finding-card'
import { PlatePicture } from '../plates/plate-picture'
import type { MadePiece } from './use-pieces'

interface SeriesListProps {
  rows: readonly (readonly string[])[]
  made: readonly MadePiece[]
  onRemove: (index: number) => void
}

/** Every piece as it will be made, in the order of the list, with its notes. */
export function SeriesList({ rows, made, onRemove }: SeriesListProps) {
  const t = useTranslations('editor.series')
  return (
    <ol aria-label={t('list')} className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
      {rows.map((row, index) => {
        const piece = made[index]
        const words = row.filter(cell => cell !== '').join(', ')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no key but its row
          <li key={index} className="flex min-w-0 flex-col gap-1 rounded-md bg-wash p-1.5">
            <span className="flex items-center justify-between gap-1 text-2xs text-ink-2">
              <span aria-hidden>{index + 1}</span>
              <span className="sr-only">{words}</span>
              <IconButton
                label={t('remove', { name: words })}
                className="size-7! pointer-coarse:size-11!"
                onClick={() => onRemove(index)}
              >
                <X aria-hidden size={14} />
              </IconButton>
            </span>
            {piece ? (
              <PlatePicture plate={piece.design} />
            ) : (
              <span className="truncate text-xs">{words}</span>
            )}
            {piece && <Remark piece={piece} />}
          </li>
        )
      })}
    </ol>
  )
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The fault of a piece, else its note; nothing where all is well. */
function Remark({ piece: { smaller, findings, tooLong } }: { piece: MadePiece }) {
  const t = useTranslations('editor.series')
  const text = useFindingText()
  const blocking = findings?.find(({ severity }) => severity === 'block')
  const finding = blocking ?? findings?.[0]
  const said = tooLong
    ? t('tooLong')
    : finding
      ? text(finding)
      : smaller && t('smallerPiece', { size: tenth(smaller.sizeMm), others: tenth(smaller.othersMm) })
  if (!said) return null
  const isBlocked = tooLong || blocking !== undefined
  return (
    <span className={`flex gap-1 text-2xs ${isBlocked ? 'text-seal' : 'text-amber-2'}`}>
      <Icon name={isBlocked ? 'error' : 'warning'} size={14} />
      {said}
    </span>
  )
}

'use client'
import { ImageOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { classNames } from '@/components/ui/class-names'
import { Part } from '../../panels/panel'
import { moveInGrid } from '../../symbols/grid-keys'
import { type PagePicture, type SmallPictures, smallPicturesOf } from '../page-pictures'
import type { PictureWork } from '../session-state'
import { usePictureSession } from '../use-picture-session'

interface PageChoiceProps {
  work: PictureWork
  onChoose: (page: number) => void
}

const isOption = '[role="option"]'

/** Chooses a page of a PDF by small pictures of its pages (DESIGN-65). Arrows go from page to page, Enter chooses one. */
export function PageChoice({ work, onChoose }: PageChoiceProps) {
  const t = useTranslations('editor.picture.pages')
  const { page: present, pages, pageNotes } = work.opened
  const small = smallPicturesOf(usePictureSession(), work)
  const pictures = useStore(small.store)
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(small.chosen ?? present)
  useInView(list, small)
  useBack(list, small, active)
  const choose = (page: number) => {
    if (page === present) return
    small.chosen = page
    onChoose(page)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return moveInGrid(event, isOption)
    event.preventDefault()
    event.stopPropagation()
    choose(active)
  }
  return (
    <Part title={t('title')}>
      <div
        ref={list}
        role="listbox"
        aria-label={t('title')}
        onKeyDown={onKeyDown}
        className="relative -mx-1 grid max-h-64 grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 overflow-y-auto p-1"
      >
        {Array.from({ length: pages }, (_, index) => index + 1).map(page => (
          <Tile
            key={page}
            page={page}
            picture={pictures.get(page)}
            blank={pageNotes?.blank.includes(page) === true}
            chosen={page === present}
            active={page === active}
            onFocus={() => setActive(page)}
            onChoose={() => choose(page)}
          />
        ))}
      </div>
    </Part>
  )
}

/** Says which pages are in view, so that only they are drawn. */
function useInView(list: RefObject<HTMLDivElement | null>, small: SmallPictures): void {
  useEffect(() => {
    const root = list.current
    if (!root) return
    const inView = new Set<number>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset.page)
          if (isIntersecting) inView.add(page)
          else inView.delete(page)
        }
        small.show([...inView])
      },
      { root },
    )
    for (const tile of root.querySelectorAll(isOption)) observer.observe(tile)
    return () => observer.disconnect()
  }, [list, small])
}

/** Brings the present page into view, and the focus back to a page that was chosen here: opening it took the list away. */
function useBack(list: RefObject<HTMLDivElement | null>, small: SmallPictures, page: number): void {
  const first = useRef(page)
  useLayoutEffect(() => {
    const tile = list.current?.querySelector<HTMLElement>(`[data-page="${first.current}"]`)
    if (!list.current || !tile) return
    list.current.scrollTop = tile.offsetTop - (list.current.clientHeight - tile.offsetHeight) / 2
    if (small.chosen !== null) tile.focus({ preventScroll: true })
    small.chosen = null
  }, [list, small])
}

interface TileProps {
  page: number
  picture: PagePicture | undefined
  /** It was found to be empty. */
  blank: boolean
  chosen: boolean
  active: boolean
  onFocus: () => void
  onChoose: () => void
}

function Tile({ page, picture, blank, chosen, active, onFocus, onChoose }: TileProps) {
  const t = useTranslations('editor.picture.pages')
  const drawn = picture === 'undrawn' ? undefined : picture
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
    <div
      role="option"
      data-page={page}
      tabIndex={active ? 0 : -1}
      aria-selected={chosen}
      onFocus={onFocus}
      onClick={onChoose}
      className={classNames(
        'flex min-w-0 cursor-pointer flex-col items-center gap-1 rounded-md border bg-paper p-1.5 text-center text-2xs',
        chosen
          ? 'border-(--action) font-semibold shadow-[inset_0_0_0_1px_var(--action)]'
          : 'border-line hover:border-ink',
      )}
    >
      <span className="grid h-20 w-full place-items-center rounded-sm bg-bench p-1 text-ink-2">
        {drawn && <Small picture={drawn.picture} />}
        {picture === 'undrawn' && <ImageOff aria-hidden size={20} strokeWidth={1.5} />}
      </span>
      {t(blank || drawn?.blank ? 'blank' : picture === 'undrawn' ? 'undrawn' : 'name', { page })}
    </div>
  )
}

function Small({ picture }: { picture: ImageBitmap }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const { width, height } = picture
  useLayoutEffect(() => {
    ref.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return (
    <canvas ref={ref} aria-hidden width={width} height={height} className="max-h-18 max-w-full shadow-1" />
  )
}

// Which pictures of the emoji package the shop shows, and in which category. Names and words in three languages are
// those of Unicode's CLDR, from `emojibase-data`.

/** Category of a subgroup of Unicode; what is not named is left out. */
const categoryOf = {
  'face-smiling': 'faces',
  'face-affection': 'faces',
  'face-tongue': 'faces',
  'face-hand': 'faces',
  'face-neutral-skeptical': 'faces',
  'face-sleepy': 'faces',
  'face-unwell': 'faces',
  'face-hat': 'faces',
  'face-glasses': 'faces',
  'face-concerned': 'faces',
  'face-negative': 'faces',
  'face-costume': 'faces',
  'monkey-face': 'animals',
  heart: 'hearts',
  emotion: 'faces',
  'hand-fingers-open': 'people',
  'hand-fingers-partial': 'people',
  'hand-single-finger': 'people',
  'hand-fingers-closed': 'people',
  hands: 'people',
  'hand-prop': 'people',
  'body-parts': 'health',
  person: 'people',
  'person-role': 'people',
  'person-activity': 'people',
  'person-sport': 'sports',
  'person-resting': 'people',
  'person-symbol': 'people',
  'animal-mammal': 'animals',
  'animal-bird': 'animals',
  'animal-amphibian': 'animals',
  'animal-reptile': 'animals',
  'animal-marine': 'animals',
  'animal-bug': 'animals',
  'plant-flower': 'plants',
  'plant-other': 'plants',
  'food-fruit': 'food',
  'food-vegetable': 'food',
  'food-prepared': 'food',
  'food-asian': 'food',
  'food-sweet': 'food',
  drink: 'food',
  dishware: 'food',
  'place-map': 'travel',
  'place-geographic': 'travel',
  'place-building': 'building',
  'place-religious': 'belief',
  'place-other': 'travel',
  'transport-ground': 'transport',
  'transport-water': 'transport',
  'transport-air': 'transport',
  hotel: 'travel',
  time: 'office',
  'sky-weather': 'weather',
  event: 'feasts',
  'award-medal': 'sports',
  sport: 'sports',
  game: 'sports',
  'arts-crafts': 'music',
  clothing: 'beauty',
  sound: 'music',
  music: 'music',
  'musical-instrument': 'music',
  phone: 'contact',
  computer: 'technology',
  'light-video': 'technology',
  'book-paper': 'school',
  money: 'trade',
  mail: 'contact',
  writing: 'office',
  office: 'office',
  lock: 'building',
  tool: 'crafts',
  science: 'school',
  medical: 'health',
  household: 'building',
  'other-object': 'building',
  'transport-sign': 'signs',
  warning: 'signs',
  arrow: 'arrows',
  religion: 'belief',
  zodiac: 'belief',
  'av-symbol': 'arrows',
  gender: 'signs',
  math: 'school',
  punctuation: 'signs',
  currency: 'trade',
  'other-symbol': 'signs',
  alphanum: 'signs',
  flag: 'sports',
}

/** Single pictures that belong elsewhere than their subgroup. */
const moved = {
  ring: 'feasts',
  crown: 'feasts',
  'gem-stone': 'feasts',
  'graduation-cap': 'school',
  wedding: 'feasts',
  'barber-pole': 'beauty',
  'nail-polish': 'beauty',
  'medical-symbol': 'health',
  stethoscope: 'health',
  'balance-scale': 'office',
  'fleur-de-lis': 'ornaments',
  hospital: 'health',
  'red-heart': 'hearts',
  'hundred-points': 'school',
  'speech-balloon': 'contact',
  'left-speech-bubble': 'contact',
  'thought-balloon': 'contact',
  'love-letter': 'hearts',
  star: 'hearts',
  'glowing-star': 'hearts',
  'shooting-star': 'hearts',
  sparkles: 'hearts',
  sparkle: 'hearts',
  'eight-pointed-star': 'hearts',
  'heart-suit': 'hearts',
  nurse: 'health',
  shield: 'office',
  'lab-coat': 'health',
  briefcase: 'office',
  'rescue-workers-helmet': 'crafts',
  'safety-vest': 'crafts',
  gloves: 'beauty',
  'shopping-bags': 'trade',
  'shopping-cart': 'trade',
  label: 'trade',
  'health-worker': 'health',
  'man-health-worker': 'health',
  'woman-health-worker': 'health',
  cook: 'food',
  'man-cook': 'food',
  'woman-cook': 'food',
  student: 'school',
  'man-student': 'school',
  'woman-student': 'school',
  teacher: 'school',
  'man-teacher': 'school',
  'woman-teacher': 'school',
  judge: 'office',
  'man-judge': 'office',
  'woman-judge': 'office',
  mechanic: 'crafts',
  'man-mechanic': 'crafts',
  'woman-mechanic': 'crafts',
  'construction-worker': 'crafts',
  'man-construction-worker': 'crafts',
  'woman-construction-worker': 'crafts',
  'factory-worker': 'crafts',
  'person-getting-haircut': 'beauty',
  'woman-getting-haircut': 'beauty',
  'man-getting-haircut': 'beauty',
  'person-getting-massage': 'beauty',
  'woman-getting-massage': 'beauty',
  'man-getting-massage': 'beauty',
  'person-in-lotus-position': 'beauty',
  'clapper-board': 'music',
  camera: 'music',
  'camera-with-flash': 'music',
  'movie-camera': 'music',
  'film-frames': 'music',
  paintbrush: 'music',
  baby: 'feasts',
  'baby-bottle': 'feasts',
  'birthday-cake': 'feasts',
  'clinking-glasses': 'feasts',
  'bottle-with-popping-cork': 'feasts',
  bouquet: 'feasts',
  candle: 'feasts',
  'light-bulb': 'technology',
  'mobile-phone-off': 'signs',
  wireless: 'technology',
  'antenna-bars': 'technology',
  cinema: 'music',
  'vibration-mode': 'technology',
  kiss: 'hearts',
  'kiss-mark': 'hearts',
  'heart-hands': 'hearts',
  'recycling-symbol': 'signs',
  footprints: 'animals',
  'baby-angel': 'belief',
  'e-mail': 'contact',
  toolbox: 'crafts',
  brick: 'crafts',
  wood: 'crafts',
  'building-construction': 'crafts',
  ladder: 'crafts',
  house: 'building',
  thermometer: 'health',
  microbe: 'health',
  snowman: 'feasts',
  fire: 'weather',
  'speaking-head': 'contact',
}

const leftOut = new Set(
  `pile-of-poo middle-finger face-vomiting nauseated-face ogre goblin eye-in-speech-bubble anger-symbol hole
  pink-heart orange-heart yellow-heart green-heart blue-heart light-blue-heart purple-heart brown-heart grey-heart black-heart
  map-of-japan japanese-post-office love-hotel japanese-castle tokyo-tower mount-fuji japanese-symbol-for-beginner
  pager cigarette coffin headstone funeral-urn moai trackball videocassette yen-banknote chart-increasing-with-yen
  cl-button cool-button free-button circled-m new-button ng-button up-button vs-button ok-button id-button
  double-curly-loop part-alternation-mark curly-loop trident-emblem name-badge hollow-red-circle on-arrow soon-arrow end-arrow top-arrow
  back-arrow bomb water-pistol dagger oil-drum nazar-amulet diya-lamp red-paper-lantern tanabata-tree pine-decoration japanese-dolls
  carp-streamer moon-viewing-ceremony red-envelope mahjong-red-dragon flower-playing-cards kaaba dotted-six-pointed-star
  blonde-woman pirate-flag slot-machine dim-button radio-button new-moon first-quarter-moon-face last-quarter-moon-face
  face-in-clouds person-climbing man-climbing woman-climbing right-anger-bubble
  fish-cake-with-swirl oden dango moon-cake green-book blue-book orange-book cockroach pregnant-man
  person-in-suit-levitating head-shaking-horizontally head-shaking-vertically japanese-here-button`.split(
    /\s+/,
  ),
)

const unwanted = [
  /-facing-right$/,
  /^japanese-/,
  /kneeling|steamy|standing|walking$/,
  /-oclock$|-thirty$/,
  /^input-/,
]
const wantedAnyway = new Set(['person-walking', 'twelve-oclock', 'one-thirty'])

const slug = text =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'.:!“”()]/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const capital = text => text.charAt(0).toUpperCase() + text.slice(1)

/** The chosen emoji: name, category, label and words in three languages, and the icon's body. */
export function chosenEmoji(icons, languages, groups) {
  const byCode = Object.fromEntries(
    Object.entries(languages).map(([language, list]) => [
      language,
      new Map(list.map(one => [one.hexcode, one])),
    ]),
  )
  const chosen = []
  for (const { label, hexcode, subgroup } of languages.en) {
    const icon = slug(label)
    const group = subgroup === undefined ? undefined : groups.subgroups[subgroup]
    const category = moved[icon] ?? categoryOf[group]
    if (!icons[icon] || !category || leftOut.has(icon)) continue
    if (unwanted.some(pattern => pattern.test(icon)) && !wantedAnyway.has(icon)) continue
    const texts = Object.entries(byCode).map(([language, known]) => [language, known.get(hexcode)])
    chosen.push({
      icon,
      category,
      label: Object.fromEntries(texts.map(([language, { label }]) => [language, capital(label)])),
      words: Object.fromEntries(texts.map(([language, { tags = [] }]) => [language, tags.join(' ')])),
    })
  }
  return chosen
}

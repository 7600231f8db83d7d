// Books for pictures of the site: old ones, which everybody may print.
export const sampleBooks = [
  {
    title: 'Persuasion',
    author: 'Jane Austen',
    genre: 'romance',
    summary: 'Eight years after she was talked out of it, Anne meets the captain again by the sea.',
  },
  {
    title: 'The Thirty-Nine Steps',
    author: 'John Buchan',
    genre: 'thriller',
    summary: 'A man on the run across the moors, with a murder behind him and a secret in a notebook.',
  },
  {
    title: 'Dracula',
    author: 'Bram Stoker',
    genre: 'horror',
    summary: 'A castle in the mountains, a ship without a crew, and something that fears the day.',
  },
  {
    title: 'The Time Machine',
    author: 'H. G. Wells',
    genre: 'science-fiction',
    summary: 'An inventor travels to the last days of the earth.',
  },
  {
    title: 'The Moonstone',
    author: 'Wilkie Collins',
    genre: 'mystery',
    summary: 'A yellow diamond vanishes in the night, and everybody in the house has seen something.',
  },
  {
    title: 'Kidnapped',
    author: 'Robert Louis Stevenson',
    genre: 'historical-fiction',
    summary: 'A boy is sold to sea, is wrecked, and walks home through the Highlands.',
  },
] as const

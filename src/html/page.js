// Runs in the browser: a button beside every block of code that copies it, menus that close when one turns away, and sections
// that show the present one where they do not all fit.
for (const block of document.querySelectorAll('pre')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  })
  block.after(button)
}

for (const menu of document.querySelectorAll('details.menu')) {
  document.addEventListener('click', ({ target }) => {
    if (!menu.contains(target)) menu.open = false
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary').focus()
  })
}

const sections = document.querySelector('.sections')
const present = sections?.querySelector('[aria-current]')
if (present) sections.scrollLeft = present.offsetLeft - (sections.clientWidth - present.offsetWidth) / 2

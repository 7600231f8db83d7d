// Performs a task by the sense it names.
import type { Models } from './models/open-models.ts'
import { type SenseAnswer, type SenseTask, senseTasks } from './tasks.ts'

export const performTask = (models: Models): ((task: SenseTask) => Promise<SenseAnswer>) => {
  const tasks = senseTasks(models)
  return async (task) => {
    switch (task.sense) {
      case 'embed':
        return { sense: task.sense, output: await tasks.embed(task.input) }
      case 'readVerdict':
        return { sense: task.sense, output: await tasks.readVerdict(task.input) }
      case 'readConcept':
        return { sense: task.sense, output: await tasks.readConcept(task.input) }
      case 'readEdits':
        return { sense: task.sense, output: await tasks.readEdits(task.input) }
      case 'classifyPicture':
        return { sense: task.sense, output: await tasks.classifyPicture(task.input) }
      case 'upscale':
        return { sense: task.sense, output: await tasks.upscale(task.input) }
      case 'inspectPicture':
        return { sense: task.sense, output: await tasks.inspectPicture(task.input) }
      case 'readReference':
        return { sense: task.sense, output: await tasks.readReference(task.input) }
      case 'findLettering':
        return { sense: task.sense, output: await tasks.findLettering(task.input) }
      case 'removeText':
        return { sense: task.sense, output: await tasks.removeText(task.input) }
      case 'square':
        return { sense: task.sense, output: await tasks.square(task.input) }
      case 'extend':
        return { sense: task.sense, output: await tasks.extend(task.input) }
    }
  }
}

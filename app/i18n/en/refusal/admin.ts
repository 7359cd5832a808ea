/** Refusals of the admin area: backups, bin, boards, story. */
export const admin = {
  backup: {
    file_gone: 'The file of this backup is not there',
    kept: 'A whole number from 1 to 60, please',
    no_storage: 'There is no object storage: the setting STORAGE names none',
    not_found: 'There is no such backup',
    running: 'A backup is being made; please wait until it is done',
    time: 'A time such as 03:30, please',
  },
  bin: {
    none_chosen: 'Choose first what to restore',
    too_many_chosen: 'At most 100 texts can be restored at once',
  },
  story: {
    not_found: 'This part of the story was not found',
    too_long: 'This part of the story is too long',
    draft_changed:
      'Another admin has just changed the draft; nothing was saved, so that nobody is written over. Open this page again',
    changed: 'Another admin has just published this part; open this page again and compare before you publish',
    incomplete: 'Before it can be published, {{number}} places are to be filled in',
    same: 'This is what is public already; there is nothing to publish',
  },
  board: {
    name_required: 'Please give the board a name',
    name_too_long: 'The name of a board cannot exceed 50 characters',
    name_taken: 'There is a board of this name already',
    description_too_long: 'The description of a board cannot exceed 300 characters',
    icon_too_long: 'The icon cannot exceed 100 characters',
    status: 'A board can only be active or archived',
    not_found: 'This board was not found',
    has_posts: 'This board still holds posts and cannot be removed',
    archived: 'This board is archived and takes no new posts or replies',
  },
}
